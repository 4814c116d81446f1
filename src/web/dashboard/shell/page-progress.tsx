import { useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { calls } from '../../browser/staff-api.ts'
import { say } from '../../words/dashboard.ts'
import style from './page-progress.module.css'

/** The purple bar on top while a page or its data is on the way. */
export const PageProgress = () => {
  const navigating = useNavigation().state !== 'idle'
  const calling = useSyncExternalStore(calls.subscribe, calls.running, () => false)
  if (!navigating && !calling) return null
  return <div className={style.progress} role="progressbar" aria-label={say('shell.page-loading')} />
}
