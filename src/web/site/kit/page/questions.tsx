import { Plus } from 'lucide-react'
import style from './questions.module.css'

type Props = { list: readonly { question: string; answer: string }[]; firstOpen?: boolean }

/** Questions that unfold their answers. */
export const Questions = ({ list, firstOpen = false }: Props) => (
  <div className={style.questions}>
    {list.map(({ question, answer }, index) => (
      <details key={question} open={firstOpen && index === 0}>
        <summary>
          {question}
          <Plus className="i" aria-hidden="true" />
        </summary>
        <p>{answer}</p>
      </details>
    ))}
  </div>
)
