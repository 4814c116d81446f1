import type { Right } from '../../kernel/caller.ts'

/** The right that an ADMIN needs for a screen and all below it; the first that fits counts. */
const NEEDED: readonly (readonly [RegExp, Right])[] = [
  [/^\/dashboard\/(users|audit)\b/, 'users'],
  [/^\/dashboard\/transactions\b/, 'money'],
  [/^\/dashboard\/owners\/\d+\/statement\b/, 'money'],
  [/^\/dashboard\/settings\/(retention|sender)\b/, 'users'],
  [/^\/dashboard\/settings\/(exchange|payments)\b/, 'money'],
  [/^\/dashboard\/website\/bank\b/, 'money'],
  [/^\/dashboard\/settings\/cancellation\b/, 'prices'],
  [/^\/dashboard\/settings\/(site|contact|social)\b/, 'content'],
  [/^\/dashboard\/(btrans|ministry)\b/, 'reports'],
  [/^\/dashboard\/(comments|subscriber|blog|website)\b/, 'content'],
  [/^\/dashboard\/templates\/mailtemplates\b/, 'content'],
]

/** Which right the screen of an address needs; undefined for what every ADMIN may see. */
export const neededRight = (path: string): Right | undefined => NEEDED.find(([screen]) => screen.test(path))?.[1]
