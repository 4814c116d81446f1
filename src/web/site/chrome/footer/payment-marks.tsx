import type { ReactNode } from 'react'
import style from './payment-marks.module.css'

const CARDS = [
  { file: 'visa', name: 'Visa', width: 48, height: 16 },
  { file: 'mastercard', name: 'Mastercard', width: 36, height: 22 },
  { file: 'troy', name: 'Troy', width: 40, height: 20 },
  { file: 'amex', name: 'American Express', width: 40, height: 20 },
]

/** The marks of the cards that guests pay with; further ways to pay as list items. */
export const PaymentMarks = ({
  label,
  className = style.marks,
  children,
}: {
  label: string
  className?: string
  children?: ReactNode
}) => (
  <ul className={className} aria-label={label}>
    {CARDS.map(({ file, name, width, height }) => (
      <li key={file}>
        <img
          src={`/pictures/pay-${file}.svg`}
          alt={name}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      </li>
    ))}
    {children}
  </ul>
)
