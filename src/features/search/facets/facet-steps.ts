/** So many columns has the picture of the prices. */
export const PRICE_STEPS = 24
/** Distances to the sea that are offered, in metres. */
export const SEA_STEPS: readonly number[] = [300, 1_000, 3_000]
/** Rooms are counted up to so many. */
export const ROOM_STEPS = 6
