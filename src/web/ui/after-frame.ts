/**
 * Runs `work` once what was pressed is drawn: whoever pressed sees it answered before. A page that nobody sees draws no
 * frames: there it runs at once.
 */
export const afterFrame = (work: () => void): void => {
  if (document.hidden) work()
  else requestAnimationFrame(() => setTimeout(work))
}
