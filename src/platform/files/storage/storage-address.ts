/** Where S3-compatible storage is reached. `prefix` is '' or ends with '/'. */
export type StorageAddress = {
  endpoint: string
  bucket: string
  prefix: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/**
 * Reads 's3://KEY:SECRET@host:port/bucket/prefix?region=eu-central-1' ('s3+http://' for a storage without https); null
 * when it is none.
 */
export const storageAddress = (text: string): StorageAddress | null => {
  const url = /^s3(?:\+http)?:\/\//.test(text) && URL.canParse(text) ? new URL(text) : null
  const [bucket = '', ...folders] = url?.pathname.split('/').filter(Boolean) ?? []
  if (!url?.host || !url.username || !url.password || !/^[a-z0-9][a-z0-9.-]{1,62}$/.test(bucket)) return null
  return {
    endpoint: `${url.protocol === 's3:' ? 'https' : 'http'}://${url.host}`,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  }
}
