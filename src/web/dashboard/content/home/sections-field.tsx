import { useState } from 'react'
import { HOME_SECTIONS, type HomeSection } from '../../../../features/content/home/home.shape.ts'
import { say } from '../../../words/dashboard.ts'
import check from '../../kit/fields/check.module.css'
import { SortableList } from '../../kit/order/sortable-list.tsx'

type Props = { value: readonly HomeSection[]; onChange: (sections: HomeSection[]) => void }

const numberOf = (section: HomeSection): number => HOME_SECTIONS.indexOf(section)

/** The sections that are shown in their order; one that is switched off keeps its place while the screen is open. */
export const SectionsField = ({ value, onChange }: Props) => {
  const [order, setOrder] = useState(() => [...value, ...HOME_SECTIONS.filter((each) => !value.includes(each))])
  const items = order.map((section) => ({
    id: numberOf(section),
    name: say(`home-edit.section.${section}`),
    section,
  }))
  const sort = (sections: HomeSection[]) => {
    setOrder(sections)
    onChange(sections.filter((each) => value.includes(each)))
  }
  const turn = (section: HomeSection, on: boolean) =>
    onChange(order.filter((each) => (each === section ? on : value.includes(each))))
  return (
    <SortableList
      label={say('home-edit.sections')}
      items={items}
      onSort={(next) => sort(next.map(({ section }) => section))}
    >
      {({ section, name }) => (
        <label className={check.check}>
          <input
            type="checkbox"
            checked={value.includes(section)}
            onChange={({ target }) => turn(section, target.checked)}
          />
          {name}
        </label>
      )}
    </SortableList>
  )
}
