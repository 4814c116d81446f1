import { say } from '../words/dashboard.ts'
import type { ListWords } from './kit/list/list-screen.tsx'

/** What every list of the dashboard says while it loads, fails, or waits for a key. */
export const LIST_WORDS: ListWords = {
  loading: say('loading-list'),
  failed: say('list-failed'),
  failedText: say('load-failed'),
  retry: say('retry'),
  keys: ({ open, search }) => (
    <>
      <span>
        <kbd>J</kbd> <kbd>K</kbd> {say('key-move')}
      </span>
      {open && (
        <span>
          <kbd>Enter</kbd> {say('key-open')}
        </span>
      )}
      {search && (
        <span>
          <kbd>/</kbd> {say('key-search')}
        </span>
      )}
      <span>
        <kbd>?</kbd> {say('key-all')}
      </span>
    </>
  ),
}

/** What the pages of a list are called. */
export const pagerWords = (take: number) => ({
  previous: say('previous'),
  next: say('next'),
  label: say('pages'),
  size: say('page-size', { n: take }),
})
