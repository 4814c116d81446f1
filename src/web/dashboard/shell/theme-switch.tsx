import { Moon, Sun } from 'lucide-react'
import { toggleTheme, useTheme } from '../../browser/theme.ts'
import { say } from '../../words/dashboard.ts'

/** Light or dark for the whole page (SPEC §4). */
export const ThemeSwitch = () => {
  const dark = useTheme() === 'dark'
  const Icon = dark ? Sun : Moon
  return (
    <button
      type="button"
      className="ib"
      aria-label={say('shell.theme')}
      title={say('shell.theme')}
      aria-pressed={dark}
      onClick={toggleTheme}
    >
      <Icon className="i" aria-hidden />
    </button>
  )
}
