import { ExternalLink } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { OrderView } from '../../../../features/payments/payments.contract.ts'
import { useSay } from '../../../words/use-say.ts'
import { Button, ButtonLink } from '../../kit/button/button.tsx'
import { Spinner } from '../../kit/spinner.tsx'
import style from './bank.module.css'

type Page = NonNullable<OrderView['page']>

/** The way to the provider's page: a frame, or a door that opens by itself and, without scripts, by a press. */
export const CardPageDoor = ({ page }: { page: Page }) => {
  if (page.kind === 'frame') return <Frame url={page.url} />
  return page.kind === 'form' ? <PostDoor url={page.url} fields={page.fields} /> : <LinkDoor url={page.url} />
}

/** A bank’s 3-D page may refuse to stand in a frame: the same page can be opened on its own. */
const Frame = ({ url }: { url: string }) => {
  const say = useSay()
  return (
    <>
      <iframe className={style.frame} src={url} title={say('pay.door-frame')} allow="payment" />
      <p className="small">
        {say('pay.door-frame-shut')}{' '}
        <a className="link" href={url}>
          {say('pay.door-frame-alone')}
        </a>
      </p>
    </>
  )
}

const LinkDoor = ({ url }: { url: string }) => {
  const say = useSay()
  useEffect(() => location.replace(url), [url])
  return (
    <div className={style.door}>
      <Going />
      <ButtonLink href={url}>
        <ExternalLink className="i" aria-hidden />
        {say('pay.door-go')}
      </ButtonLink>
    </div>
  )
}

const PostDoor = ({ url, fields }: { url: string; fields: Record<string, string> }) => {
  const say = useSay()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.submit(), [])
  return (
    <form ref={form} method="post" action={url} className={style.door}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Going />
      <Button type="submit">
        <ExternalLink className="i" aria-hidden />
        {say('pay.door-go')}
      </Button>
    </form>
  )
}

const Going = () => {
  const say = useSay()
  return (
    <p>
      <Spinner /> {say('pay.door-going')}
    </p>
  )
}
