import { Parser } from 'htmlparser2'
import { unreadable } from './statement-text.ts'

/** An element by its name without prefix. */
export type Node = { name: string; text: string; attributes: Record<string, string>; kids: Node[] }

const [DEEPEST, MOST_NODES] = [30, 400_000]

/**
 * A whole XML text as a tree. Nothing is fetched and no entity of its own is expanded: what it declares is not read.
 * Refuses what is not closed in its order, is too deep or too much.
 */
export const xmlTree = (xml: string): Node => {
  const root: Node = { name: '', text: '', attributes: {}, kids: [] }
  const open = [root]
  let nodes = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const node: Node = { name: plain(name), text: '', attributes, kids: [] }
        if (open.length > DEEPEST || ++nodes > MOST_NODES) throw unreadable('statement-format')
        open.at(-1)?.kids.push(node)
        open.push(node)
      },
      ontext(text) {
        const node = open.at(-1)
        if (node) node.text += text
      },
      onclosetag(name, isImplied) {
        const node = open.pop()
        if (isImplied && !isSelfClosed(node)) throw unreadable('statement-format')
        if (node?.name !== plain(name)) throw unreadable('statement-format')
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(xml)
  if (open.length !== 1) throw unreadable('statement-format')
  return root
}

const plain = (name: string): string => name.slice(name.indexOf(':') + 1)
/** '<Empty/>' is closed by itself. */
const isSelfClosed = (node: Node | undefined): boolean => node !== undefined && !node.text && node.kids.length === 0

/** The first element down this path; undefined when there is none. */
export const at = (node: Node | undefined, ...path: string[]): Node | undefined =>
  path.reduce<Node | undefined>((here, name) => here?.kids.find((kid) => kid.name === name), node)

export const textAt = (node: Node | undefined, ...path: string[]): string => at(node, ...path)?.text.trim() ?? ''
export const allOf = (node: Node | undefined, name: string): Node[] =>
  node?.kids.filter((kid) => kid.name === name) ?? []
