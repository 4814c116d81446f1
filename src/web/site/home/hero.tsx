import { useSay } from '../../words/use-say.ts'
import { Picture } from '../kit/picture/picture.tsx'
import { SearchBox } from '../listing/search-box/search-box.tsx'
import { wishOf } from '../listing/wish.ts'
import style from './hero.module.css'
import type { HomeData } from './home-data.ts'

/** The headline in ink on the sky of the photo, and the search; with what the agency chose of it. */
export const Hero = ({ hero }: { hero: HomeData['hero'] | undefined }) => {
  const say = useSay()
  return (
    <section className={style.hero} data-hero>
      <div className={style.photo}>
        {hero?.picture ? (
          <Picture path={hero.picture} focus={hero.focus} width={1920} height={1280} alt="" priority />
        ) : (
          <HeroPhoto alt={say('hero.photo')} />
        )}
      </div>
      <div className={style.text}>
        <div className="wrap">
          <div className={style.column}>
            <h1>{hero?.title || say('hero.title')}</h1>
            <p>{hero?.lead || say('hero.text')}</p>
          </div>
        </div>
      </div>
      <div className={`wrap ${style.search}`}>
        <SearchBox wish={wishOf(new URLSearchParams())} to="/listing" button={say('search.go')} />
      </div>
    </section>
  )
}

const TALL = '(max-width: 899px)'

/** Phones get the part of the picture with the sky over the pool; both are cut and compressed ahead. */
const HeroPhoto = ({ alt }: { alt: string }) => (
  <picture>
    <source
      media={TALL}
      type="image/avif"
      srcSet="/pictures/hero-tall-480.avif 480w, /pictures/hero-tall-800.avif 800w"
      sizes="450px"
    />
    <source
      media={TALL}
      type="image/webp"
      srcSet="/pictures/hero-tall-480.webp 480w, /pictures/hero-tall-800.webp 800w"
      sizes="450px"
    />
    <source
      type="image/avif"
      srcSet="/pictures/hero-1280.avif 1280w, /pictures/hero-1920.avif 1920w, /pictures/hero-2400.avif 2400w"
      sizes="100vw"
    />
    <img
      src="/pictures/hero-1280.webp"
      srcSet="/pictures/hero-1280.webp 1280w, /pictures/hero-1920.webp 1920w, /pictures/hero-2400.webp 2400w"
      sizes="100vw"
      width={2400}
      height={1200}
      alt={alt}
      fetchPriority="high"
    />
  </picture>
)
