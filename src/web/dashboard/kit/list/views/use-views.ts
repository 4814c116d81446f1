import { useState } from 'react'
import { storedList } from '../../../../browser/stored.ts'

/** A list as somebody wants to find it again: its name, and its address without the path. */
export type View = { name: string; search: string }

const MOST = 20

/** The views of a list that a person saved, in the order of saving, remembered by the browser. */
export const useViews = (list: string) => {
  const [saved] = useState(() => storedList(`dashboard.views.${list}`, isView))
  const views = saved.use()
  return {
    views,
    /** The same name again is the same view, changed. */
    save: (view: View) => saved.write([...views.filter(({ name }) => name !== view.name), view].slice(-MOST)),
    remove: (name: string) => saved.write(views.filter((view) => view.name !== name)),
  }
}

const isView = (value: unknown): value is View =>
  typeof Object(value).name === 'string' && typeof Object(value).search === 'string'
