import { Search } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useSay } from '../../../words/use-say.ts'
import { Button } from '../../kit/button/button.tsx'
import { later } from '../../kit/later/later.tsx'
import { useSitePath } from '../../site-link.tsx'
import { addressOf, type Wish, wishOf } from '../wish.ts'
import { useAskedText } from './asked-text.ts'
import { formParams } from './form-params.ts'
import { NativeFields } from './native-fields.tsx'
import { type Asked, askedOf, STEPS, type Step } from './panels/asked.ts'
import style from './search-box.module.css'

const SearchPanels = later(() => import('./panels/search-panels.tsx').then((module) => module.SearchPanels))

type Choice = { slug: string; name: string }
type Props = {
  wish: Wish
  /** The Turkish path the search leads to. */
  to: string
  slim?: boolean
  /**
   * On the page of a town its districts stand in place of the towns; on the page of a villa type the types are left
   * out.
   */
  districts?: readonly Choice[]
  withoutTypes?: boolean
  button: string
  /** On a phone in place of the fields: one button that opens the first step. */
  pill?: { className: string | undefined; content: ReactNode }
  /** Filters that stay as they are: sent with the form. */
  children?: ReactNode
}

/** Where, when and who. It is a plain GET form with native fields; JavaScript puts three panels in their place. */
export const SearchBox = (props: Props) => <Box key={addressOf('', { ...props.wish, skip: 0 })} {...props} />

const Box = ({ wish, to, slim = false, districts, withoutTypes = false, button, pill, children }: Props) => {
  const say = useSay()
  const path = useSitePath()
  const navigate = useNavigate()
  const id = useId()
  const form = `${id}form`
  const hydrated = useHydrated()
  const [asked, setAsked] = useState(() => askedOf(wish))
  const [step, setStep] = useState<Step | null>() // undefined: nobody has opened one yet
  const texts = useAskedText(asked, districts)
  const search = (fields: HTMLFormElement) => {
    setStep((open) => open && null)
    import('./panels/last-search.ts').then(({ rememberSearch }) => rememberSearch(asked)).catch(() => undefined)
    navigate(path(addressOf(to, wishOf(formParams(fields)))))
  }
  return (
    <Form
      id={form}
      className={slim ? `${style.search} ${style.slim}` : style.search}
      role="search"
      aria-label={say('search.label')}
      action={path(to)}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        search(event.currentTarget)
      }}
    >
      <noscript>{import.meta.env.SSR && <NativeFields {...{ wish, districts, withoutTypes }} />}</noscript>
      {pill && (
        <button
          type="button"
          className={pill.className}
          aria-haspopup="dialog"
          aria-expanded={Boolean(step)}
          onClick={() => setStep('where')}
        >
          {pill.content}
        </button>
      )}
      <div className={`${style.steps} with-js`}>
        {STEPS.map((each) => (
          <button
            key={each}
            type="button"
            className={style.field}
            aria-haspopup="dialog"
            aria-expanded={step === each}
            aria-controls={id}
            onClick={() => setStep(step === each ? null : each)}
          >
            <b>{say(`search.${each}`)}</b>
            <span className="num">{texts[each]}</span>
          </button>
        ))}
      </div>
      {hydrated && <Unseen asked={asked} />}
      {children}
      <Button type="submit" className={style.go}>
        <Search className="i" aria-hidden="true" />
        {button}
      </Button>
      {step !== undefined && (
        <SearchPanels
          {...{ id, step, asked, to }}
          offered={{ districts, withoutTypes }}
          onStep={setStep}
          onChange={(change) => setAsked((now) => ({ ...now, ...change }))}
          onSearch={() => {
            const fields = document.getElementById(form)
            if (fields instanceof HTMLFormElement) search(fields)
          }}
        />
      )}
    </Form>
  )
}

/** What the panels say, as fields of the form. */
const Unseen = ({ asked }: { asked: Asked }) =>
  Object.entries(asked).map(
    ([name, value]) => Boolean(value) && <input key={name} type="hidden" name={name} value={String(value)} />,
  )
