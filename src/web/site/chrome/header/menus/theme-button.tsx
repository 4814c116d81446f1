import { Moon, Sun } from 'lucide-react'
import { toggleTheme, useTheme } from '../../../../browser/theme.ts'
import { useSay } from '../../../../words/use-say.ts'

/** Dark or light. */
export const ThemeButton = ({ className }: { className: string }) => {
  const say = useSay()
  const dark = useTheme() === 'dark'
  const Icon = dark ? Sun : Moon
  return (
    <button
      type="button"
      className={className}
      aria-label={say(dark ? 'theme.light' : 'theme.dark')}
      onClick={toggleTheme}
    >
      <Icon className="i" aria-hidden="true" />
    </button>
  )
}
