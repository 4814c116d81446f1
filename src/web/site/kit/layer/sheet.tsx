import type { ReactNode } from 'react'
import { Popup } from './popup.tsx'

type Props = { open: boolean; onClose: () => void; label: string; className?: string; children: ReactNode }

/**
 * A modal layer (side menu, full-screen filters): Escape and a click beside it close it, focus stays inside and
 * returns.
 */
export const Sheet = (props: Props) => <Popup modal {...props} />
