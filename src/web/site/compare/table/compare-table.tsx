import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { compared } from '../../../browser/kept/compared.ts'
import { useSay } from '../../../words/use-say.ts'
import { Check } from '../../kit/form/check.tsx'
import { Picture } from '../../kit/picture/picture.tsx'
import { SiteLink } from '../../site-link.tsx'
import { type Column, compareRows, type Row } from '../compare-rows.ts'
import { type CompareWish, comparePath } from '../compared-stay.ts'
import { CompareCell } from './compare-cell.tsx'
import style from './compare-table.module.css'

type Props = { wish: CompareWish; columns: readonly Column[] }

/** The least width of the fixed column and of each villa, in px. */
const [FIRST, EACH] = [104, 132]

/** The villas as columns: what differs first, in its groups, then what all have alike. */
export const CompareTable = ({ wish, columns }: Props) => {
  const say = useSay()
  const title = useId()
  const [onlyDiffering, setOnlyDiffering] = useState(false)
  const groups = compareRows(columns, wish.checkin !== undefined)
  const differing = groups
    .map(({ key, rows }) => ({ key, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length)
  const alike = groups.flatMap(({ rows }) => rows.filter(({ differs }) => !differs))
  const body = { wish, columns }
  return (
    <>
      {alike.length > 0 && columns.length > 1 && (
        <Check className={style.only} onChange={({ currentTarget }) => setOnlyDiffering(currentTarget.checked)}>
          {say('compare.only')}
        </Check>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is scrolled by keys too */}
      <section className={style.scroll} aria-labelledby={title} tabIndex={0}>
        <table className={style.table} style={{ minWidth: `${FIRST + columns.length * EACH}px` }}>
          <caption className="sr" id={title}>
            {say('compare.title')}
          </caption>
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <Head key={column.id} column={column} wish={wish} />
              ))}
            </tr>
          </thead>
          {differing.map(({ key, rows }) => (
            <Group key={key} title={say(`compare.group.${key}`)} rows={rows} {...body} />
          ))}
          {alike.length > 0 && !onlyDiffering && (
            <Group title={columns.length > 1 ? say('compare.alike') : undefined} rows={alike} {...body} />
          )}
        </table>
      </section>
    </>
  )
}

const Group = ({ title, rows, wish, columns }: Props & { title: string | undefined; rows: readonly Row[] }) => {
  const say = useSay()
  return (
    <tbody>
      {title && (
        <tr className={style.group}>
          <th scope="rowgroup" colSpan={columns.length + 1}>
            <span>{title}</span>
          </th>
        </tr>
      )}
      {rows.map((row) => (
        <tr key={row.key}>
          <th scope="row">{say(`compare.row.${row.key}`)}</th>
          {columns.map((column, index) => (
            <td key={column.id} className={row.best.includes(index) ? style.best : undefined}>
              <CompareCell {...{ row, column, index, wish }} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

const Head = ({ column, wish }: { column: Column; wish: CompareWish }) => {
  const say = useSay()
  const { id, slug, name, place, photo } = column
  const query = comparePath({ ...wish, ids: [] }).split('?')[1]
  return (
    <th scope="col">
      {photo && <Picture {...photo} alt="" sizes="(min-width: 1024px) 270px, 50vw" />}
      <SiteLink className={style.name} to={`/villa/${slug}${query ? `?${query}` : ''}`}>
        {name}
      </SiteLink>
      <span className={style.place}>{place}</span>
      <SiteLink
        className={style.drop}
        to={comparePath({ ...wish, ids: wish.ids.filter((each) => each !== id) })}
        aria-label={say('compare.drop', { villa: name })}
        preventScrollReset
        onClick={() => compared.write(compared.read().filter((each) => each.id !== id))}
      >
        <X className="i" aria-hidden="true" />
      </SiteLink>
    </th>
  )
}
