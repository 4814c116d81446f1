import type { ComponentProps } from 'react'
import style from './cards.module.css'

/** Cards of villas in a grid, at most three in a row. */
export const Cards = (props: ComponentProps<'div'>) => <div className={style.cards} data-cards {...props} />

/** Cards in one row: swiped on a phone, four (`--columns`) beside each other on a wide screen. */
export const CardRow = ({ className = '', ...props }: ComponentProps<'div'>) => (
  <div className={`${style.row} ${className}`} {...props} />
)
