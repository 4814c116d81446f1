import { mkdirSync, writeFileSync } from 'node:fs'

const FOLDER = new URL('../results/', import.meta.url)

/** Keeps what a benchmark found in bench/results/NAME.json. */
export const keepResults = (name: string, found: object): void => {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(
    new URL(`${name}.json`, FOLDER),
    `${JSON.stringify({ at: new Date().toISOString(), ...found }, null, 2)}\n`,
  )
}
