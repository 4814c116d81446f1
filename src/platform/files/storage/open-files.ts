import type { Files } from './files.ts'
import { folderFiles } from './folder-files.ts'
import { s3Files } from './s3-files.ts'
import type { StorageAddress } from './storage-address.ts'

/** Where the pictures stand: in a storage when there is one, else in the data folder. */
export const openFiles = ({ storage, dataDir }: { storage: StorageAddress | undefined; dataDir: string }): Files =>
  storage ? s3Files(storage) : folderFiles(`${dataDir}/files`)
