import { Moon, Sun } from 'lucide-react'
import { toggleTheme, useTheme } from '../../browser/theme.ts'
import { say } from '../../words/dashboard.ts'
import { IconButton } from '../kit/button/icon-button.tsx'

/** Light or dark for the whole page. */
export const ThemeSwitch = () => {
  const dark = useTheme() === 'dark'
  return (
    <IconButton
      icon={dark ? Sun : Moon}
      size="large"
      label={say('shell.theme')}
      aria-pressed={dark}
      onClick={toggleTheme}
    />
  )
}
