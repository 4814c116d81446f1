import type { ExtraCode, OfferedExtra } from '../../../features/pricing/pricing.shape.ts'
import { formatMoney } from '../../../kernel/format.ts'
import type { Currency } from '../../../kernel/money.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import { Check } from '../kit/form/check.tsx'
import { FieldError } from '../kit/form/field.tsx'
import { FormGroup } from '../kit/form/form-group.tsx'

type Props = {
  extras: OfferedExtra[]
  chosen: ExtraCode[]
  currency: Currency
  error?: string
  onChange: (chosen: ExtraCode[]) => void
}

/** What can be added to the stay, each with its price. */
export const ReserveExtras = ({ extras, chosen, currency, error, onChange }: Props) => {
  const say = useSay()
  const language = useLanguage()
  if (!extras.length) return null
  const cost = ({ amount, per }: OfferedExtra): string => {
    if (amount === 0) return say('extras.free')
    const money = formatMoney(amount, currency, language)
    return say(per === 'night' ? 'extras.perNight' : 'extras.perStay', { amount: money })
  }
  return (
    <FormGroup title={say('reserve.extras')}>
      <div>
        {extras.map((extra) => (
          <Check
            key={extra.code}
            name="extras"
            value={extra.code}
            checked={chosen.includes(extra.code)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, extra.code] : chosen.filter((code) => code !== extra.code))
            }
            end={<b className="num">{cost(extra)}</b>}
          >
            {extra.name}
          </Check>
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </FormGroup>
  )
}
