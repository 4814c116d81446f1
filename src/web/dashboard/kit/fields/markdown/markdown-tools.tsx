import { Bold, Heading2, ImagePlus, Italic, Link, List, type LucideIcon, Quote } from 'lucide-react'
import type { ReactNode } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Pressable } from 'react-aria-components/Pressable'
import { type DashboardWordKey, say } from '../../../../words/dashboard.ts'
import { IconButton } from '../../button/icon-button.tsx'
import style from './markdown-field.module.css'
import { beginLines, wrapIn } from './typed-into.ts'

type Area = HTMLTextAreaElement
type Tool = { word: DashboardWordKey; icon: LucideIcon; use: (area: Area) => void }

const TOOLS: Tool[] = [
  { word: 'texts.heading', icon: Heading2, use: (area) => beginLines(area, '## ') },
  { word: 'texts.bold', icon: Bold, use: (area) => wrapIn(area, ['**', '**'], say('texts.word')) },
  { word: 'texts.italic', icon: Italic, use: (area) => wrapIn(area, ['*', '*'], say('texts.word')) },
  { word: 'texts.link', icon: Link, use: (area) => wrapIn(area, ['[', '](https://)'], say('texts.word')) },
  { word: 'texts.list', icon: List, use: (area) => beginLines(area, '- ') },
  { word: 'texts.quote', icon: Quote, use: (area) => beginLines(area, '> ') },
]

type Props = { area: () => Area | null; onPicture: (file: File) => void; types: string[]; children: ReactNode }

/** The signs of Markdown for who does not know them, and a picture from a file. */
export const MarkdownTools = ({ area, onPicture, types, children }: Props) => (
  <div className={style.tools} role="toolbar" aria-label={say('texts.format')}>
    {TOOLS.map(({ word, icon, use }) => (
      <IconButton
        key={word}
        icon={icon}
        label={say(word)}
        title={say(word)}
        onClick={() => {
          const there = area()
          if (there) use(there)
        }}
      />
    ))}
    <FileTrigger acceptedFileTypes={types} onSelect={(files) => files?.[0] && onPicture(files[0])}>
      <Pressable>
        <IconButton icon={ImagePlus} label={say('texts.picture')} title={say('texts.picture')} />
      </Pressable>
    </FileTrigger>
    {children}
  </div>
)
