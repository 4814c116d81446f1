import { say } from '../../../words/dashboard.ts'
import { Field } from '../../kit/fields/field.tsx'
import input from '../../kit/fields/input.module.css'
import table from '../../kit/list/table.module.css'
import columnsStyle from '../../kit/page/columns.module.css'
import style from './bank.module.css'

/** The heads and the first rows of a file whose columns nobody knows. */
export type Unknown = { heads: string[]; sample: string[][] }

const NAMES = ['day', 'text', 'amount', 'debit', 'credit', 'person', 'reference'] as const
const NEEDED: ReadonlySet<string> = new Set(['day', 'text'])
export type Columns = Partial<Record<(typeof NAMES)[number], number>>

type Props = { unknown: Unknown; columns: Columns; onChange: (columns: Columns) => void }

/** Which column of a file says what, beside its first rows. */
export const ColumnFields = ({ unknown: { heads, sample }, columns, onChange }: Props) => (
  <>
    <p className="t2">{say('bank.columns')}</p>
    <div className={style.sample}>
      <table className={`${table.table} ${table.flat}`}>
        <thead>
          <tr>
            {heads.map((head, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file have nothing else
              <th key={at}>{head || at + 1}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sample.map((line) => (
            <tr key={line.join('|')}>
              {line.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file have nothing else
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <div className={columnsStyle.two}>
      {NAMES.map((name) => (
        <Field key={name} label={say(`bank.column.${name}`)} required={NEEDED.has(name)}>
          {(wired) => (
            <select
              {...wired}
              name={name}
              className={input.select}
              value={columns[name] ?? ''}
              onChange={({ target }) =>
                onChange({ ...columns, [name]: target.value === '' ? undefined : Number(target.value) })
              }
            >
              <option value="">{say('bank.column.none')}</option>
              {heads.map((head, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file have nothing else
                <option key={at} value={at}>
                  {head || at + 1}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
    </div>
  </>
)
