import { useSay } from '../../../words/use-say.ts'
import { Check } from '../../kit/form/check.tsx'
import type { ListName } from '../wish.ts'
import style from './filter-list.module.css'

const SEEN = 5

type Choice = { slug: string; name: string; villaCount?: number; highlight?: boolean }

/** Boxes to tick. A long list shows its chosen and first ones and folds the rest away. */
export const CheckList = ({
  name,
  title,
  chosen,
  choices,
  counted = false,
}: {
  name: ListName
  title: string
  chosen: readonly string[]
  choices: readonly Choice[]
  counted?: boolean
}) => {
  const say = useSay()
  if (!choices.length) return null
  const seen = choices.filter(({ slug }, index) => index < SEEN || chosen.includes(slug))
  const rest = choices.filter((choice) => !seen.includes(choice))
  return (
    <fieldset>
      <legend>{title}</legend>
      <div>
        {seen.map((choice) => (
          <Box key={choice.slug} name={name} choice={choice} counted={counted} checked={chosen.includes(choice.slug)} />
        ))}
        {rest.length > 0 && (
          <details className={style.rest}>
            <summary>{say(`filter.more.${name}`, { n: rest.length })}</summary>
            {rest.map((choice) => (
              <Box key={choice.slug} name={name} choice={choice} counted={counted} checked={false} />
            ))}
          </details>
        )}
      </div>
    </fieldset>
  )
}

const Box = ({
  name,
  choice,
  counted,
  checked,
}: {
  name: string
  choice: Choice
  counted: boolean
  checked: boolean
}) => (
  <Check
    className={style.box}
    name={name}
    value={choice.slug}
    defaultChecked={checked}
    end={counted && choice.villaCount !== undefined && <small className="num">{choice.villaCount}</small>}
  >
    {choice.name}
  </Check>
)
