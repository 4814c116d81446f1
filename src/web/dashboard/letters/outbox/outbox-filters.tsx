import { MAIL_KEYS } from '../../../../features/letters/templates/default-templates.ts'
import { recordWord, say } from '../../../words/dashboard.ts'
import input from '../../kit/fields/input.module.css'
import { useSearch } from '../../kit/list/address/use-search.ts'
import { SearchBox } from '../../kit/list/search-box.tsx'
import style from './outbox.module.css'

/** Which letters: about whom, of which kind. */
export const OutboxFilters = () => {
  const { get, set } = useSearch()
  return (
    <>
      <SearchBox
        className={style.search}
        value={get('search')}
        onSearch={(search) => set({ search })}
        placeholder={say('outbox.search')}
      />
      <select
        className={`${input.select} ${style.kind}`}
        aria-label={say('outbox.letter')}
        value={get('template')}
        onChange={(event) => set({ template: event.target.value })}
      >
        <option value="">{say('outbox.any-letter')}</option>
        {MAIL_KEYS.map((key) => (
          <option key={key} value={key}>
            {recordWord('letter', key)}
          </option>
        ))}
      </select>
    </>
  )
}
