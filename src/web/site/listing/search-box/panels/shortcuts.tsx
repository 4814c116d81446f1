import { useNavigate } from 'react-router'
import { useSitePath } from '../../../site-link.tsx'
import { addressOf } from '../../wish.ts'
import { LastSearch } from './last-row.tsx'
import type { PanelProps } from './panel-props.ts'
import { SentenceField } from './sentence-field.tsx'

/** A sentence, and the last search: the ways past all three steps. */
export const Shortcuts = ({ to, offered, onStep }: PanelProps) => {
  const path = useSitePath()
  const navigate = useNavigate()
  if (offered.districts || offered.withoutTypes) return null
  return (
    <>
      <SentenceField
        onRead={({ wish, ...state }) => {
          onStep(null)
          navigate(path(addressOf('/listing', wish)), { state })
        }}
      />
      <LastSearch
        onTake={(wish) => {
          onStep(null)
          navigate(path(addressOf(to, wish)))
        }}
      />
    </>
  )
}
