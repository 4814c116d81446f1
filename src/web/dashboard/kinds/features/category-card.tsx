import { Plus, Star } from 'lucide-react'
import { useEffect, useState } from 'react'
import {
  deleteCategory,
  deleteFeature,
  type FeatureRow,
  type listVillaFeatures,
  orderFeatures,
} from '../../../../features/villas/kinds/features.contract.ts'
import type { AnswerOf } from '../../../../kernel/endpoint.ts'
import { FeatureIcon } from '../../../ui/feature-icon.tsx'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { useWrite } from '../../kit/form/use-write.ts'
import { LanguagesThere } from '../../kit/list/languages-there.tsx'
import { RowActs } from '../../kit/list/row-acts.tsx'
import { useRemoval } from '../../kit/list/use-removal.ts'
import { SortableList } from '../../kit/order/sortable-list.tsx'
import { Card, CardBody } from '../../kit/page/card.tsx'
import { Tag } from '../../kit/page/tag.tsx'
import type { Editing } from './feature-editors.tsx'
import style from './features.module.css'

type Category = AnswerOf<typeof listVillaFeatures>['content'][number]
type Props = { category: Category; onEdit: (what: Editing) => void }

/** A category with its features, which are put in order right here. */
export const CategoryCard = ({ category, onEdit }: Props) => {
  const { id, name, features } = category
  const gone = useRemoval(deleteCategory, ({ name }: Category) => say('kinds.deleted', { name: name.tr }))
  const { leaving, remove } = useRemoval(deleteFeature, (row: FeatureRow) =>
    say('kinds.deleted', { name: row.name.tr }),
  )
  const { sorted, sort } = useSorted(features)
  const rows = sorted.filter((row) => !leaving.includes(row.id)).map((row) => ({ ...row, name: row.name.tr, row }))
  if (gone.leaving.includes(id)) return null
  return (
    <Card
      title={name.tr}
      count={features.length}
      acts={
        <>
          <Button size="small" icon={Plus} onClick={() => onEdit({ feature: null, categoryId: id })}>
            {say('features.add')}
          </Button>
          <RowActs name={name.tr} edit={() => onEdit({ category })} remove={() => gone.remove(category)} />
        </>
      }
    >
      <CardBody>
        {rows.length === 0 && <p className="t3">{say('features.none-in')}</p>}
        <SortableList label={name.tr} items={rows} onSort={(items) => sort(items.map(({ row }) => row))}>
          {({ row }) => (
            <Feature row={row} edit={() => onEdit({ feature: row, categoryId: id })} remove={() => remove(row)} />
          )}
        </SortableList>
      </CardBody>
    </Card>
  )
}

/** Features as they were dragged, until the server's order is there. */
const useSorted = (features: FeatureRow[]) => {
  const [sorted, setSorted] = useState(features)
  const { send } = useWrite(orderFeatures)
  useEffect(() => setSorted(features), [features])
  const sort = (rows: FeatureRow[]) => {
    setSorted(rows)
    if (rows.length > 1) void send({ body: { ids: rows.map(({ id }) => id) } })
  }
  return { sorted, sort }
}

const Feature = ({ row, edit, remove }: { row: FeatureRow; edit: () => void; remove: () => void }) => (
  <>
    <FeatureIcon name={row.icon} />
    <span className={style.name}>
      <b>{row.name.tr}</b>
      {row.highlight && (
        <Tag tone="k-info" icon={Star}>
          {say('features.highlighted')}
        </Tag>
      )}
    </span>
    <span className={`t3 num ${style.villas}`}>{say('kinds.n-villas', { n: row.villas })}</span>
    <span className={style.languages}>
      <LanguagesThere texts={[row.name]} />
    </span>
    <RowActs name={row.name.tr} edit={edit} remove={remove} />
  </>
)
