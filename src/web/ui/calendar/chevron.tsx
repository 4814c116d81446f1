import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ChevronProps } from 'react-day-picker'

/** The arrow on a picker's button to the month before or after. */
export const Chevron = ({ orientation }: ChevronProps) =>
  orientation === 'left' ? <ChevronLeft className="i" aria-hidden /> : <ChevronRight className="i" aria-hidden />
