/** The thin bar at the top of the page while the next page is on its way (SPEC §2.1). */
export const Progress = ({ busy, label }: { busy: boolean; label: string }) =>
  busy ? <div className="progress progress--run" role="progressbar" aria-label={label} /> : null
