import type { Handle } from '../handle.ts'
import '../../words/load/reading.ts'
import { publicFaq } from '../../../features/content/faq/faq.contract.ts'
import { requestContext } from '../../request-context.ts'
import { sayIn, useSay } from '../../words/use-say.ts'
import { Note } from '../kit/note/note.tsx'
import { Questions } from '../kit/page/questions.tsx'
import { pageMeta, placeOf } from '../page-meta.ts'
import { SiteLink } from '../site-link.tsx'
import type { Route } from './+types/faq'
import { JsonLd } from './json-ld.tsx'
import frame from './page-frame.module.css'
import { PageFrame } from './page-frame.tsx'

export const handle: Handle = { words: ['reading'] }

export const loader = async ({ context }: Route.LoaderArgs) => ({
  list: (await context.get(requestContext).api(publicFaq)).content,
})

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const place = placeOf(matches, location.pathname)
  const say = sayIn(place.language)
  return pageMeta({ ...place, title: say('faq.title'), description: say('faq.lead') })
}

export default function Faq({ loaderData: { list } }: Route.ComponentProps) {
  const say = useSay()
  return (
    <PageFrame title={say('faq.title')} lead={say('faq.lead')}>
      <JsonLd
        data={{
          '@type': 'FAQPage',
          mainEntity: list.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }}
      />
      {list.length === 0 && <Note>{say('faq.empty')}</Note>}
      <Questions list={list} />
      <Note className={frame.note}>
        <span>
          {say('faq.more')} <SiteLink to="/contact">{say('contact.title')}</SiteLink>
        </span>
      </Note>
    </PageFrame>
  )
}
