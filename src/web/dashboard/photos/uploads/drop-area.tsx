import { ImageUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { say } from '../../../words/dashboard.ts'
import { buttonClass } from '../../kit/button/button.tsx'
import style from './uploads.module.css'

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** Takes any number of files: chosen, dropped, or pasted anywhere on the screen. */
export const DropArea = ({ onFiles }: { onFiles: (files: File[]) => void }) => {
  usePastedFiles(onFiles)
  return (
    <DropZone
      className={style.zone}
      aria-label={say('photos.drop')}
      onDrop={async ({ items }) => {
        const dropped = items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []))
        if (dropped.length) onFiles(await Promise.all(dropped))
      }}
    >
      <ImageUp className="i i--l" aria-hidden />
      <span className={style.words}>
        <b>{say('photos.drop')}</b>
        <span className="t2 sm">{say('photos.drop-or')}</span>
        <span className="t3 sm">{say('photos.drop-help')}</span>
      </span>
      <FileTrigger acceptedFileTypes={TYPES} allowsMultiple onSelect={(files) => files && onFiles([...files])}>
        <Button className={buttonClass({ look: 'main' })}>{say('photos.choose')}</Button>
      </FileTrigger>
    </DropZone>
  )
}

const usePastedFiles = (onFiles: (files: File[]) => void): void => {
  const take = useRef(onFiles)
  useEffect(() => {
    take.current = onFiles
  })
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])]
      if (files.length) take.current(files)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}
