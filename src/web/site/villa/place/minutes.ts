/** Metres that somebody walks in a minute; further than a quarter of an hour nobody walks with a beach bag. */
const WALKED = 80
const LONGEST_WALK = 1_200
/** Kilometres an hour on village roads for the first kilometres, then on the roads between towns. */
const VILLAGE = { metres: 5_000, speed: 30 }
const ROAD_SPEED = 65

export type Way = { by: 'walk' | 'drive'; minutes: number }

/** How somebody gets so many metres far, and how long it takes about: on foot what is near, else by car. */
export const wayOf = (metres: number): Way => {
  if (metres <= LONGEST_WALK) return { by: 'walk', minutes: Math.max(1, Math.round(metres / WALKED)) }
  const slow = Math.min(metres, VILLAGE.metres)
  const minutes = (slow / 1_000 / VILLAGE.speed + (metres - slow) / 1_000 / ROAD_SPEED) * 60
  return { by: 'drive', minutes: rounded(Math.max(2, minutes)) }
}

/** Nobody knows a long way to the minute. */
const rounded = (minutes: number): number => (minutes < 20 ? Math.round(minutes) : Math.round(minutes / 5) * 5)
