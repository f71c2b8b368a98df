interface Answer {
  question: string
  /** One paragraph each. */
  answer: string[]
  code?: string
}

export const answers: Answer[] = [
  {
    question: 'How can a React application be made faster?',
    answer: [
      'Measure first. The React profiler and the browser’s performance panel show which components render often and which take long, and the answer is rarely where one expects it. Then send less: split the code by route so that a page loads only what it draws, give pictures their real size and a modern format, and keep heavy libraries out of the first view until somebody needs them.',
      'Inside the application, keep state close to where it is used, so that a key press in a search field does not draw the whole page again. Give list items stable keys. Wrap an expensive child in `memo` when its props seldom change, and show long lists a page at a time. Let the server render what everybody sees alike. Each of these has a price in code, so each should answer a measurement.',
    ],
  },
  {
    question: 'What ways are there to manage state in React?',
    answer: [
      'It helps to ask what kind of state it is. State of one component, such as an open menu, belongs in `useState`, or in `useReducer` when several values change together. State that siblings share moves up to their nearest common parent. What many distant components read, such as a theme or the signed-in person, travels by context, or sits in a small store that `useSyncExternalStore` reads.',
      'Data that lives on a server is a copy and not really state: a router’s loaders or a data-fetching library keep it fresh better than hand-made effects do. Search words, filters and page numbers belong in the address, where they survive a reload and can be shared. Libraries like Redux or Zustand earn their place once many features change the same data by rules worth writing down in one place.',
    ],
  },
  {
    question: 'How does prototypical inheritance work in JavaScript?',
    answer: [
      'Every object holds a hidden link to another object, its prototype. When a property is read that the object does not have itself, the engine follows that link, then the prototype’s own link, and so on, until the property is found or the chain ends at null. Writing never climbs the chain: it makes or changes a property on the object itself.',
      'A `class` is a tidy way to write the same thing. Its methods are stored once, on the prototype that all its instances share, and `extends` links one prototype to the next. That is why a method added to a prototype is seen at once by every object that was made before.',
    ],
    code: `const tool = { describe() { return \`a \${this.name}\` } }
const plane = Object.create(tool)
plane.name = 'jack plane'
plane.describe() // 'a jack plane', found on tool`,
  },
  {
    question: 'Why should state be set with its setter instead of being changed directly?',
    answer: [
      'React draws a component again when it is told that its state is new. Changing an array or object in place tells it nothing: the variable still holds the same reference, the comparison says that all is as before, and the page keeps showing the old value, until some other change makes it appear by accident.',
      'So hand the setter a new value: `setProducts([...products, added])` rather than `products.push(added)`. If the next value depends on the last one, pass a function, `setCount((count) => count + 1)`, because several updates may be gathered before the next drawing. Treating state as read-only also makes it cheap to compare, easy to undo and safe to draw at any moment.',
    ],
  },
  {
    question: 'What is a unit test, and why write one?',
    answer: [
      'A unit test checks one small piece of code, a function or a rule, apart from everything else: given these inputs, this answer. It needs no server, no database and no browser, so thousands of them run in seconds, and when one fails it points at a few lines instead of at a whole system.',
      'Its worth shows later. A test says what the code is meant to do in a form that cannot go out of date unnoticed, it catches the mistake of next year’s change on the day it is made, and it gives courage to tidy up. The best ones describe behaviour that somebody would miss, such as “the last piece in stock is never sold”, and leave it open how the code achieves it.',
    ],
  },
]
