import { strToU8, zipSync } from 'fflate'
import type { exportGuestData } from '../../../../features/guests/privacy/privacy.contract.ts'
import type { AnswerOf } from '../../../../kernel/endpoint.ts'
import { formatInstant } from '../../../../kernel/format.ts'
import { slugOf } from '../../../../kernel/slug.ts'
import { readableExport } from './readable-export.ts'

type Export = AnswerOf<typeof exportGuestData>['content']

/** Hands over a zip: one file for programs, one for people. */
export const saveExport = (told: Export): void => {
  const name = slugOf(told.name) || 'misafir'
  const zip = zipSync({
    [`${name}.json`]: strToU8(JSON.stringify(told, null, 2)),
    [`${name}.html`]: strToU8(readableExport(told, formatInstant(told.at, 'tr'))),
  })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([zip.slice()], { type: 'application/zip' }))
  link.download = `${name}.zip`
  link.click()
  URL.revokeObjectURL(link.href)
}
