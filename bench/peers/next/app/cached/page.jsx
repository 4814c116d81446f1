import { tree } from '../../tree'

export const dynamic = 'force-static'

export default function Page() {
  return tree()
}
