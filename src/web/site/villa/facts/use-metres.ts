import { formatNumber } from '../../../../kernel/format.ts'
import { useLanguage } from '../../../words/use-say.ts'

/** Metres as a person writes them: '11', '1,60'. */
export const useMetres = (): ((value: number) => string) => {
  const language = useLanguage()
  return (value) => formatNumber(value, language, Number.isInteger(value) ? 0 : 2)
}
