import { parseDocument } from 'htmlparser2'

export type Node = string | { name: string; attributes: Record<string, unknown>; children: Node[] }
type Parsed = ReturnType<typeof parseDocument>['children'][number]

/** What a visitor sees of a page, without its scripts, as names, attributes and children. */
export const bodyOf = (html: string): Node[] =>
  parseDocument(/<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? '').children.flatMap(nodeOf)

const nodeOf = (node: Parsed): Node[] => {
  if (node.type === 'text') return [node.data]
  if (node.type !== 'tag') return []
  const { style, ...attributes } = node.attribs
  return [
    {
      name: node.name,
      attributes: { ...attributes, ...(style && { style: styleOf(style) }) },
      children: VOID.has(node.name) ? [] : node.children.flatMap(nodeOf),
    },
  ]
}

const VOID = new Set(['img', 'input', 'br', 'hr', 'source', 'wbr', 'link', 'meta'])

/** React takes styles as an object. */
const styleOf = (style: string): Record<string, string> =>
  Object.fromEntries(
    style.split(';').flatMap((rule) => {
      const at = rule.indexOf(':')
      if (at < 0) return []
      const name = rule.slice(0, at).trim()
      return [
        [
          name.startsWith('--') ? name : name.replace(/-(\w)/g, (_, sign: string) => sign.toUpperCase()),
          rule.slice(at + 1).trim(),
        ],
      ]
    }),
  )
