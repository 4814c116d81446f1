import { expect, test } from 'vitest'
import { playerAddress, videoAddress, videoOf } from './video.ts'

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10s', 'youtube', 'aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ?si=x', 'youtube', 'aqz-KE-bpKQ'],
  ['https://m.youtube.com/shorts/aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ'],
  ['https://vimeo.com/76979871', 'vimeo', '76979871'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'vimeo', '76979871'],
] as const)('%s is a video', (address, host, id) => {
  const video = videoOf(address)
  expect(video).toEqual({ host, id })
  expect(video && videoOf(videoAddress(video))).toEqual(video)
  expect(video && videoOf(playerAddress(video).replace('-nocookie', ''))).toEqual(video)
})

test.each([
  'aqz-KE-bpKQ',
  'http://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/@happyvillalari',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://vimeo.com/channels/staffpicks',
  'https://example.com/film.mp4',
  'javascript:alert(1)//youtu.be/aqz-KE-bpKQ',
])('%s is none', (address) => expect(videoOf(address)).toBeNull())
