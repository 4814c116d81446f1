import type { Plugin, Rule } from 'postcss'

/**
 * Keeps what `:hover` looks like for pointers that can hover. On a phone it would stay on what a finger pressed, and
 * its transitions would be drawn within the press. The dashboard has tips that a finger opens by it: it stays as it is.
 */
export const hoverByPointer: Plugin = {
  postcssPlugin: 'hover-by-pointer',
  OnceExit(root, { AtRule }) {
    if (root.source?.input.file?.includes('/dashboard/')) return
    const found: Rule[] = []
    root.walkRules(/:hover/, (rule) => void found.push(rule))
    for (const rule of found) {
      const hovering = rule.selectors.filter(isHovering)
      const others = rule.selectors.filter((selector) => !isHovering(selector))
      const media = new AtRule({ name: 'media', params: '(hover: hover)', source: rule.source })
      media.append(rule.clone({ selectors: hovering }))
      rule.after(media)
      if (others.length) rule.selectors = others
      else rule.remove()
    }
  },
}

const isHovering = (selector: string): boolean => selector.includes(':hover')
