import type { ComponentProps } from 'react'
import style from './input.module.css'

/** An input without a label of its own: the place it stands in names it. */
export const Input = ({ className = '', ...rest }: ComponentProps<'input'>) => (
  <input {...rest} className={`${style.input} ${className}`} />
)

export const TextArea = (props: ComponentProps<'textarea'>) => <textarea {...props} className={style.input} />

export const Select = ({ className = '', ...rest }: ComponentProps<'select'>) => (
  <select {...rest} className={`${style.input} ${style.select} ${className}`} />
)
