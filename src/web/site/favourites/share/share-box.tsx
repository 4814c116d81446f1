import { useState } from 'react'
import { shareWishlist, WISHLIST } from '../../../../features/wishlists/wishlists.contract.ts'
import { Refused } from '../../../../kernel/refused.ts'
import { browserApi } from '../../../browser/api.ts'
import { sharedByMe } from '../../../browser/kept/shared-list.ts'
import { useSay } from '../../../words/use-say.ts'
import { Button, ButtonLink } from '../../kit/button/button.tsx'
import { CopyButton } from '../../kit/button/copy-button.tsx'
import { FieldError } from '../../kit/form/field.tsx'
import { Input } from '../../kit/form/input.tsx'
import { useSitePath } from '../../site-link.tsx'
import style from '../favourites.module.css'
import type { LikedStay } from '../liked-data.ts'

type Props = { ids: readonly number[]; stay: LikedStay }

/** Sends the list: the server keeps it under a link, and whoever has that votes. A list that changed gets a new one. */
export const ShareBox = ({ ids, stay }: Props) => {
  const say = useSay()
  const path = useSitePath()
  const shared = sharedByMe.use()
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const sent = ids.slice(0, WISHLIST.villas)
  const key = JSON.stringify([sent, stay])
  const make = async () => {
    setBusy(true)
    setFault('')
    try {
      const { content } = await browserApi()(shareWishlist, { body: { villas: [...sent], ...stay } })
      sharedByMe.write({ token: content.token, key })
    } catch (error) {
      setFault(error instanceof Refused ? error.message : say('error.network'))
    }
    setBusy(false)
  }
  const isFresh = shared?.key === key
  return (
    <aside className={style.share} aria-labelledby="share">
      <h2 id="share">{say('liked.together')}</h2>
      <p>{say('liked.together.text')}</p>
      {shared && isFresh ? (
        <Link url={window.location.origin + path(`/favourites?token=${shared.token}`)} />
      ) : (
        <>
          {shared && <p className="small">{say('liked.changed')}</p>}
          <Button onClick={make} disabled={busy}>
            {say('liked.make')}
          </Button>
        </>
      )}
      {fault && <FieldError>{fault}</FieldError>}
      <p className="tiny">{say('liked.until', { n: WISHLIST.days })}</p>
    </aside>
  )
}

const Link = ({ url }: { url: string }) => {
  const say = useSay()
  return (
    <>
      <Input readOnly value={url} aria-label={say('liked.link')} onFocus={({ target }) => target.select()} />
      <div className={style.links}>
        <CopyButton text={url} label={say('compare.share')} done={say('compare.shared')} />
        <ButtonLink look="line" size="small" href={`https://wa.me/?text=${encodeURIComponent(url)}`} rel="noreferrer">
          {say('liked.whatsapp')}
        </ButtonLink>
      </div>
    </>
  )
}
