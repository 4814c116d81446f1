import { useEffect, useState } from 'react'

/** Whether the photo in view is looked at closely; the next one is whole again. */
export const useZoom = (place: number) => {
  const [zoomed, zoom] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another photo ends it
  useEffect(() => zoom(false), [place])
  return { zoomed, zoom }
}
