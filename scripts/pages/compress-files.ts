import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXTS = '**/*.{js,css,svg,html,txt,json,xml}'
const SMALLEST = 1024

/**
 * Writes beside each text file of a folder what browsers take of it: brotli and gzip, as small as they get. Once here
 * instead of at every request.
 */
export const compressFiles = async (folder: string): Promise<void> => {
  await Promise.all(
    globSync(`${folder}/${TEXTS}`).map(async (file) => {
      const text = readFileSync(file)
      if (text.length < SMALLEST) return
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      }
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(text, { params }))
      writeFileSync(`${file}.gz`, await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }))
    }),
  )
}
