import type { Handle } from '../handle.ts'
import '../../words/load/stay.ts'
import '../../words/load/reading.ts'
import { data } from 'react-router'
import {
  cancelPage,
  documentsPage,
  howRentPage,
  kvkkPage,
  privacyPage,
  rentalPage,
} from '../../../features/content/content.contract.ts'
import { listBanks } from '../../../features/settings/settings.contract.ts'
import { formatDay } from '../../../kernel/format.ts'
import { requestContext } from '../../request-context.ts'
import { sayIn, useLanguage, useSay } from '../../words/use-say.ts'
import { ButtonLink } from '../kit/button/button.tsx'
import { Note } from '../kit/note/note.tsx'
import { Actions } from '../kit/page/actions.tsx'
import { pageMeta, placeOf } from '../page-meta.ts'
import { BankAccounts } from '../stay/transfer/bank-accounts.tsx'
import type { Route } from './+types/website-page'
import { DocumentList } from './document-list.tsx'
import frame from './page-frame.module.css'
import { PageFrame } from './page-frame.tsx'
import { RichText } from './rich-text.tsx'

/** The addresses of the information pages and the calls their texts come from. */
const PAGES = {
  rental: rentalPage,
  privacy: privacyPage,
  document: documentsPage,
  cancel: cancelPage,
  kvkk: kvkkPage,
  howrent: howRentPage,
} as const
const isPage = (name: string): name is keyof typeof PAGES => Object.hasOwn(PAGES, name)

export const handle: Handle = { words: ['reading', 'stay'] }

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const { api } = context.get(requestContext)
  if (params.page === 'banks') return { banks: (await api(listBanks)).content, page: null }
  if (!isPage(params.page)) throw data(null, { status: 404 })
  return { banks: null, page: (await api(PAGES[params.page])).content }
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  const place = placeOf(matches, location.pathname)
  const title = loaderData?.page?.title ?? sayIn(place.language)('banks.title')
  return pageMeta({ ...place, title, description: loaderData?.page?.lead ?? sayIn(place.language)('banks.lead') })
}

export default function WebsitePage({ loaderData: { page, banks }, params }: Route.ComponentProps) {
  const say = useSay()
  const language = useLanguage()
  if (!page)
    return (
      <PageFrame title={say('banks.title')} lead={say('banks.lead')}>
        <BankAccounts banks={banks} />
        <Note className={frame.note}>{say('banks.note')}</Note>
      </PageFrame>
    )
  return (
    <PageFrame title={page.title} lead={page.lead}>
      <RichText html={page.body} />
      {'documents' in page && <DocumentList documents={page.documents} />}
      <p className={`tiny ${frame.note}`}>
        {say('page.updated', { day: formatDay(page.updatedAt.slice(0, 10), language) })}
      </p>
      {params.page === 'howrent' && (
        <Actions className={frame.note}>
          <ButtonLink to="/listing">{say('page.findVilla')}</ButtonLink>
          <ButtonLink look="line" to="/faq">
            {say('faq.title')}
          </ButtonLink>
        </Actions>
      )}
    </PageFrame>
  )
}
