import style from './spinner.module.css'

/** The full-screen spinner says what it waits for to those who cannot see it. */
export const FullSpinner = ({ label }: { label: string }) => (
  <div className={style.screen} role="status">
    <span className={style.spin} aria-hidden="true" />
    <span className="small">{label}</span>
  </div>
)

/** The inline spinner, for a button or a line. */
export const Spinner = ({ label }: { label?: string }) => (
  <>
    <span className={style.spin} aria-hidden="true" />
    {label && <span className="sr">{label}</span>}
  </>
)
