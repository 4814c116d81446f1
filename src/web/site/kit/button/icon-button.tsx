import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useSay } from '../../../words/use-say.ts'
import style from './icon-button.module.css'

/** The classes of a button with an icon, for what is none: the summary of a menu. */
export const iconButtonClass = (className = ''): string => `${style.button} ${className}`

export const IconButton = ({ className, ...rest }: ComponentProps<'button'>) => (
  <button type="button" {...rest} className={iconButtonClass(className)} />
)

/** The cross of a layer. */
export const CloseButton = ({ label, onClose }: { label?: string; onClose: () => void }) => {
  const say = useSay()
  return (
    <IconButton aria-label={label ?? say('part.close')} onClick={onClose}>
      <X className="i" aria-hidden />
    </IconButton>
  )
}
