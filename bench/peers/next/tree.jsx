import { createElement } from 'react'
import body from './body.json'

const elementOf = (node, key) =>
  typeof node === 'string'
    ? node
    : createElement(node.name, { ...node.attributes, key }, ...node.children.map(elementOf))

/** The markup of our own page, as React elements. */
export const tree = () => <main>{body.map(elementOf)}</main>
