import { useEffect, useState } from 'react'
import {
  type Conflict,
  type OtherVilla,
  otherVillas,
} from '../../../features/occupancy/conflicts/conflicts.contract.ts'
import { outcomeOf, staffApi } from '../../browser/staff-api.ts'
import { imageUrl } from '../../ui/image-url.ts'
import { say } from '../../words/dashboard.ts'
import check from '../kit/fields/check.module.css'
import { Field } from '../kit/fields/field.tsx'
import input from '../kit/fields/input.module.css'
import { Failed, Skeleton } from '../kit/page/states.tsx'
import { differenceText, type Settling } from './use-settling.ts'
import style from './ways.module.css'

type Props = { conflict: Conflict; settling: Settling }
type Known = { kind: 'ready'; value: OtherVilla[] } | { kind: 'failed'; error: unknown }

/** Where the guest could go instead, with what it costs more or less, and who bears that. */
export const OtherVillas = ({ conflict, settling }: Props) => {
  const { closingId: closing, reservationId: reservation, owner } = conflict
  const [known, setKnown] = useState<Known>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
  useEffect(() => {
    let wanted = true
    const asked = staffApi(otherVillas, { params: { closing, reservation } }).then(({ content }) => content)
    outcomeOf(asked).then((outcome) => wanted && setKnown(outcome))
    return () => {
      wanted = false
    }
  }, [closing, reservation, tries])
  if (!known) return <Skeleton rows={3} />
  if (known.kind === 'failed') return <Failed onRetry={() => setTries(tries + 1)} />
  if (!known.value.length) return <p className={`warn-t ${style.text}`}>{say('conflicts.move-none')}</p>
  return (
    <div className={style.more}>
      {known.value.slice(0, 5).map((villa) => (
        <Other key={villa.id} villa={villa} settling={settling} />
      ))}
      <Terms owner={owner.name} settling={settling} />
    </div>
  )
}

const Other = ({ villa, settling }: { villa: OtherVilla; settling: Settling }) => {
  const { name, town, district, bedrooms, guests, thumbnail, difference } = villa
  return (
    <label className={style.other}>
      <input
        type="radio"
        name="other"
        checked={settling.other?.id === villa.id}
        onChange={() => settling.setOther(villa)}
      />
      <img src={imageUrl(thumbnail, 128)} alt="" loading="lazy" />
      <span className="grow">
        <b className="db">{name}</b>
        <span className="t2 sm">
          {say('conflicts.move-villa', { place: `${town}, ${district}`, bedrooms, guests })}
        </span>
      </span>
      <b className={`num ${difference > 0 ? 'warn-t' : 'ok-t'}`}>{differenceText(villa)}</b>
    </label>
  )
}

const Terms = ({ owner, settling }: { owner: string; settling: Settling }) => (
  <>
    <fieldset className="row row--wrap gap12">
      <legend className="b">{say('conflicts.move-price')}</legend>
      {(['kept', 'new'] as const).map((each) => (
        <label key={each} className={check.check}>
          <input type="radio" name="price" checked={settling.price === each} onChange={() => settling.setPrice(each)} />
          {say(`conflicts.move-${each}`)}
        </label>
      ))}
    </fieldset>
    {settling.chargeable && settling.other && (
      <label className={`${check.check} ${style.charge}`}>
        <input
          type="checkbox"
          checked={settling.ownerPays}
          onChange={({ target }) => settling.setOwnerPays(target.checked)}
        />
        <span>
          <b className="db">{say('conflicts.owner-pays', { sum: differenceText(settling.other).replace('+', '') })}</b>
          <span className="t2 sm">{say('conflicts.owner-pays-text', { owner })}</span>
        </span>
      </label>
    )}
    <Field label={say('conflicts.move-letter')}>
      {(wired) => (
        <textarea
          {...wired}
          className={input.area}
          rows={2}
          maxLength={500}
          value={settling.note}
          onChange={({ target }) => settling.setNote(target.value)}
        />
      )}
    </Field>
  </>
)
