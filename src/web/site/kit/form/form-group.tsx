import type { ComponentProps } from 'react'
import style from './form-group.module.css'

/** The class of a form, or of a part of one, made of groups. */
export const formGroups = style.groups ?? ''

/** Fields that belong together, below what they are about. */
export const FormGroup = ({ title, children, ...rest }: { title: string } & ComponentProps<'fieldset'>) => (
  <fieldset {...rest} className={style.group}>
    <legend>{title}</legend>
    {children}
  </fieldset>
)
