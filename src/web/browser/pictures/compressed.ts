/**
 * A picture as it is sent: JPEG of quality 0.8, at most 1280 high; its orientation is left to the server. When it can't
 * be made, the reason is written to the console and the file is sent as it is: the server judges it.
 */
export const compressed = async (file: File): Promise<Blob> => {
  const { default: Compressor } = await import('compressorjs') // only whoever sends a picture loads it
  return new Promise((resolve) => {
    new Compressor(file, {
      mimeType: 'image/jpeg',
      quality: 0.8,
      maxHeight: 1280,
      checkOrientation: false,
      convertSize: 5_000_000,
      success: resolve,
      error(reason) {
        console.error(reason.message)
        resolve(file)
      },
    })
  })
}
