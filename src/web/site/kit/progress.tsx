import style from './progress.module.css'

/** The thin bar at the top of the page while the next page is on its way. */
export const Progress = ({ busy, label }: { busy: boolean; label: string }) =>
  busy ? <div className={style.progress} role="progressbar" aria-label={label} /> : null
