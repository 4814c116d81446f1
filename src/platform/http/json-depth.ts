/**
 * How deep the objects and lists of a JSON text are nested, counted without reading it: brackets inside of strings
 * don't count.
 */
export const jsonDepth = (json: string): number => {
  let [depth, deepest, inString] = [0, 0, false]
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at)
    if (inString) {
      if (sign === BACKSLASH) at++
      else if (sign === QUOTE) inString = false
    } else if (sign === QUOTE) inString = true
    else if (sign === OPEN_OBJECT || sign === OPEN_LIST) deepest = Math.max(deepest, ++depth)
    else if (sign === CLOSE_OBJECT || sign === CLOSE_LIST) depth--
  }
  return deepest
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c]
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d]
