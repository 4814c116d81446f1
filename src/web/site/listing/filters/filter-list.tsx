import { useSay } from '../../../words/use-say.ts'
import { Check } from '../../kit/form/check.tsx'
import type { ListName } from '../wish.ts'
import style from './filter-list.module.css'

const SEEN = 5

type Choice = { slug: string; name: string }
type Props = {
  name: Exclude<ListName, 'feature'>
  title: string
  /** What the search was made with; `ticked` by now. */
  chosen: readonly string[]
  ticked: readonly string[]
  choices: readonly Choice[]
  /** How many villas each would leave; unsaid while that is not known. */
  counts: Record<string, number> | undefined
}

/** Boxes to tick. A long list shows its chosen and first ones and folds the rest away. */
export const CheckList = ({ name, title, chosen, ticked, choices, counts }: Props) => {
  const say = useSay()
  if (!choices.length) return null
  const seen = choices.filter(({ slug }, index) => index < SEEN || chosen.includes(slug))
  const rest = choices.filter((choice) => !seen.includes(choice))
  const box = (choice: Choice) => (
    <Box
      key={choice.slug}
      name={name}
      choice={choice}
      count={counts && (counts[choice.slug] ?? 0)}
      checked={ticked.includes(choice.slug)}
    />
  )
  return (
    <fieldset>
      <legend>{title}</legend>
      <div>
        {seen.map(box)}
        {rest.length > 0 && (
          <details className={style.rest}>
            <summary>{say(`refine.more.${name}`, { n: rest.length })}</summary>
            {rest.map(box)}
          </details>
        )}
      </div>
    </fieldset>
  )
}

type BoxProps = { name: ListName; choice: Choice; count: number | undefined; checked: boolean; hidden?: boolean }

/** One that would leave nothing can't be ticked; one that is ticked can always be taken back. */
export const Box = ({ name, choice, count, checked, hidden = false }: BoxProps) => (
  <Check
    className={hidden ? `${style.box} ${style.hidden}` : style.box}
    name={name}
    value={choice.slug}
    defaultChecked={checked}
    disabled={count === 0 && !checked}
    end={count !== undefined && <small className="num">{count}</small>}
  >
    {choice.name}
  </Check>
)
