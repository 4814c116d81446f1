import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { listVillaFeatures, orderCategories } from '../../../../features/villas/kinds/features.contract.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { OrderDrawer } from '../../kit/order/order-drawer.tsx'
import { Card } from '../../kit/page/card.tsx'
import { PageHead } from '../../kit/page/page-head.tsx'
import { Empty, Failed, Skeleton } from '../../kit/page/states.tsx'
import { adminOnly } from '../../staff.ts'
import { ListTabs } from '../../villas/list-tabs.tsx'
import type { Route } from './+types/features'
import { CategoryCard } from './category-card.tsx'
import { CategoryEditor, type Editing, FeatureEditor } from './feature-editors.tsx'
import style from './features.module.css'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  return { asked: outcomeOf(staffApi(listVillaFeatures)) }
}

export default function Features({ loaderData }: Route.ComponentProps) {
  const { outcome } = useOutcome(loaderData.asked)
  const { revalidate } = useRevalidator()
  const [editing, setEditing] = useState<Editing>()
  const close = () => setEditing(undefined)
  const categories = outcome?.kind === 'ready' ? outcome.value.content : undefined
  const named = (categories ?? []).map(({ id, name }) => ({ id, name: name.tr }))
  const add = (
    <Button look="main" icon={Plus} onClick={() => setEditing({ category: null })}>
      {say('features.new-category')}
    </Button>
  )
  return (
    <>
      <PageHead
        title={say('features.title')}
        acts={
          <>
            <OrderDrawer call={orderCategories} items={named} label={say('features.sort-categories')} />
            {add}
          </>
        }
      />
      <ListTabs />
      {!categories && (
        <Card>{outcome?.kind === 'failed' ? <Failed onRetry={revalidate} /> : <Skeleton rows={10} />}</Card>
      )}
      {categories?.length === 0 && (
        <Card>
          <Empty title={say('features.none')} text={say('features.none-text')} action={add} />
        </Card>
      )}
      <div className={style.cards}>
        {categories?.map((category) => (
          <CategoryCard key={category.id} category={category} onEdit={setEditing} />
        ))}
      </div>
      {editing && 'category' in editing && <CategoryEditor row={editing.category} onClose={close} />}
      {editing && 'feature' in editing && (
        <FeatureEditor row={editing.feature} categoryId={editing.categoryId} categories={named} onClose={close} />
      )}
    </>
  )
}
