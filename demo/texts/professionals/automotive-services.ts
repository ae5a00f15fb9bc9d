import type { SeedProfessional } from "#demo/seed-types.ts";

/** Demo professionals of Automotive Services. */
export const automotiveServices: readonly SeedProfessional[] = [
  {
    firstName: "Michael",
    lastName: "Chin-Sue",
    businessName: "Chin-Sue Auto Electric",
    village: "Campbellville",
    years: 12,
    bio: "My grandfather had a shop on Robb Street, radios and batteries, and I took apart everything in it. Now it is cars. I like a fault nobody else can find. Three bays, one coffee machine, and you are welcome to watch and ask.",
    website: "https://chinsueauto.example",
    hourlyRate: 6000,
    services: [
      {
        title: "Car electrical faults traced, with scan and meter",
        description:
          "Check engine light, a battery flat every morning, windows with a mind of their own, a hybrid that shows the red triangle. I read the codes first, and then I measure, because a code only tells you which street to look in and not which house.\n\nThe first hour is diagnosis and you get the result on paper whether you repair here or not. Toyota, Nissan, Honda, Suzuki, and Japanese menus do not scare me. Please do not disconnect the battery before you come.",
        subcategory: "auto-electricians",
        price: 6000,
        priceType: "hourly",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "Four mechanics and one new battery later, Michael found a glove box light that never went off. I laughed and then I cried.",
          ],
          [
            5,
            "Gave me a printed sheet with the readings. First time I understood what was wrong with my car.",
          ],
          [4, "He knows his thing. The yard is tight, so parking is a pain."],
          [
            5,
            "My Aqua had the red triangle. It was a fan full of dog hair, not the hybrid battery. Cost me 9,000 and not 400,000.",
          ],
          [3, "Clever man, but he will explain every wire to you when you only want to go home."],
          [4, "Had to leave the car two days. Fixed properly."],
        ],
      },
      {
        title: "Car A/C checked, vacuumed and filled",
        description:
          "Gas does not get used up. If yours is low there is a leak, and I look for it with dye and lamp before I sell you any gas. Then vacuum for half an hour, oil, and gas by weight as it stands on the sticker under the hood. New cabin filter while you are here, you will be surprised what lives in the old one.\n\nR134a in the price, up to 600 grams. Hoses, condenser and compressor are extra and quoted before. About two hours.",
        subcategory: "auto-air-conditioning",
        price: 15000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "Two years of filling gas every three months elsewhere. He found the pinhole in the condenser. Cold since.",
          ],
          [
            4,
            "Good explanation, fair bill. He showed me the cabin filter and I wished he had not.",
          ],
          [2, "Cooled for five weeks. He topped it up again for free but I lost another morning."],
        ],
      },
      {
        title: "Reverse camera, music and alarm fitted cleanly",
        description:
          "Bring your own set or choose one from the few I keep on the shelf. Screens that speak English, cameras, dash cams, amplifiers, alarms with shutdown, a tracker if you run a taxi. I solder and tape, I do not twist, and nothing hangs under the dash when I finish.\n\nThe price is fitting a screen with camera in a normal saloon. A Premio takes three hours, a Hilux four. No loud exhausts and no lights that blind people, I drive here too.",
        subcategory: "car-audio-accessories",
        price: 14000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            4,
            "Camera picture is clear, and he put back every clip. The clock shows Japan time, I have to go back.",
          ],
        ],
      },
      {
        title: "Starter and alternator rebuilt with new parts",
        description:
          "A rebuilt original is often better than a cheap new one in a shiny box. I strip it, clean it, change brushes, bearings, regulator or solenoid as needed, test it on the bench under load and let you hear it. Most I turn around in a day.\n\nThe price is for common Toyota and Nissan units with brushes and bearings. Regulator extra. Six months on my work. Bring it in a bag or drive in and I take it off for 4,000 more.",
        subcategory: "auto-electricians",
        price: 16500,
        priceType: "starting_at",
        when: ["weekdays"],
        reviews: [],
      },
      {
        title: "Driving lessons in a dual-pedal automatic or stick",
        description:
          "My sister Lisa teaches, I keep the car alive. Lessons of one hour, picked up and dropped off between Sophia and South Ruimveldt. You begin in the quiet streets of Campbellville and only see Sheriff Street at five o'clock when you are ready for it. Reverse parking, three-point turn, minibuses that stop anywhere: all practised.\n\nPrice per lesson. Ten lessons paid together are 45,000. The theory booklet is lent to you free. The test fees are yours.",
        subcategory: "driving-instructors",
        price: 5000,
        priceType: "hourly",
        when: ["weekdays", "weekends", "evenings"],
        reviews: [
          [
            5,
            "Lisa never raised her voice, not even at the roundabout. Passed on the first test at 51 years old.",
          ],
          [4, "Patient teacher. I would have liked more time in the stick."],
          [3, "Lessons are good but twice she came twenty minutes late and the hour stayed short."],
        ],
      },
    ],
  },
  {
    firstName: "Nazir",
    lastName: "Khan",
    village: "Rose Hall",
    years: 28,
    bio: "Mechanic, Rose Hall Town. Apprentice on the sugar estate from 1998, field workshop, tractors and trucks. Own yard since 2009. Open 7 to 5, closed Friday from 12 to 2 for prayers. Cash or transfer. I quote before I open the engine.",
    services: [
      {
        title: "Engine repair and servicing, petrol and diesel",
        description:
          "Oil and filter service, timing belt or chain, head gasket, clutch, brakes, front end. Petrol and diesel, cars, pickups, canters, Hiace buses. Parts by bill. Old parts go back to you in a box.\n\nThe price is a full service with labour, plugs checked, brakes checked, report. Oil and filters not included, you can bring them, sealed. Engine rebuild by quotation only. One car at a time gets opened and it gets closed before the next.",
        subcategory: "mechanics",
        price: 11000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "Old school. He listened to the engine with a screwdriver at his ear and told me which cylinder.",
          ],
          [4, "Got my box of old parts, as promised."],
          [
            5,
            "My bus runs Rose Hall to New Amsterdam all day. With Khan it has not been off the road one week in four years.",
          ],
          [3, "Good work, hard to get a place. Ten days waiting."],
          [4, "Quoted 62,000 and charged 62,000. That alone is worth a good mark."],
        ],
      },
      {
        title: "Panel beating and spraying",
        description:
          "Dents, rust, accident damage. Steel is beaten and welded, filler only to smooth. Rust is cut out. Primer, block sanding, two-pack paint in a closed booth, colour mixed by code and checked in daylight beside the old panel.\n\nPrice per panel, bumper or door, paint included. Full respray from 280,000. Allow five days, in wet weather seven, since I will not spray in damp. Insurance estimates written, 5,000.",
        subcategory: "body-work-spraying",
        price: 32000,
        priceType: "starting_at",
        when: ["weekdays"],
        reviews: [
          [5, "I can't find which door it was."],
          [4, "Colour matches, polish left some marks you see only in the sun."],
        ],
      },
      {
        title: "Tractor, combine and excavator repair in the field",
        description:
          "I come to the rice land or the site. Hydraulics, injectors, gearbox, undercarriage, combine belts and cutter bar. Massey, New Holland, John Deere, Hitachi, Chinese machines if a manual exists. Welding plant and hose press on the truck.\n\nHourly from arrival, travel by distance. Black Bush, Whim, Corriverton. In crop time I begin at five in the morning and the machine that is standing in wet padi goes first.",
        subcategory: "heavy-equipment-repair",
        price: 7500,
        priceType: "hourly",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "The combine stopped Saturday with rain coming. Khan was in the field at five on Sunday. We saved the crop.",
          ],
          [5, "Pressed a new hose on the spot. No running to town."],
          [4, "He is not cheap but a standing machine costs more."],
          [
            1,
            "Waited the whole day at Black Bush backdam, he never reached and I got a message only at night. He apologised, but the day was lost.",
          ],
          [4, "Knows the old Masseys by heart."],
          [3, "Repaired the pump. The travel charge was higher than I understood on the phone."],
          [5, "Explained to my operator what he did wrong, without shaming him."],
        ],
      },
      {
        title: "Tyres changed, balanced and wheels aligned",
        description:
          "Change and balance per wheel. Alignment on the machine with printout before and after, caster and camber where the car allows. Worn bushes are shown to you first, since aligning a worn front end is money thrown away.\n\nThe price is alignment for a car. Pickup 10,000. Balancing 1,500 a wheel. Punctures plugged from inside, 2,000. I sell no tyres and recommend no shop.",
        subcategory: "tyres-alignment",
        price: 8000,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [[4, "Drives straight now. The printout is in my glove compartment."]],
      },
      {
        title: "Breakdown towing on the Corentyne, day and night",
        description:
          "Flatbed, up to 3 tons. Crabwood Creek to the Berbice bridge, Georgetown by arrangement. Say where you are by village number, which way the car faces and if the wheels turn.\n\nPrice is up to ten miles by day. After 10 at night add 5,000. I come alone, so two people at most can ride in the cab. If a jump start or a hose is all you need I do that on the road for 6,000 and you drive home.",
        subcategory: "towing",
        price: 18000,
        priceType: "starting_at",
        when: ["weekdays", "weekends", "evenings"],
        reviews: [],
      },
    ],
  },
  {
    firstName: "Jerome",
    lastName: "Williams",
    village: "Bartica",
    years: 19,
    bio: "Born in Bartica with the river in front and engines all around. I started as a boat captain's bowman and learned to repair because nobody stops to help you above the falls. My shed is five minutes from the stelling, look for the row of red and white hoods.",
    hourlyRate: 5500,
    services: [
      {
        title: "Outboard repair, 15 to 200 horse, Yamaha and others",
        description:
          "Two-stroke and four-stroke. I do powerheads, lower units, carburettors, fuel pumps, cooling, ignition, whatever stops you from reaching home. Yamaha 40s and 75s I can do in the dark, and I have done it. Common parts I keep in Bartica so you do not wait for the boat from Parika.\n\nThe hour starts when the hood comes off. After the repair we run it on the river together, with your load if you want, and then you pay, cash or MMG.",
        subcategory: "outboard-marine",
        price: 5500,
        priceType: "hourly",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "My 75 was shaking like a leaf on the Mazaruni. Jerome changed the reeds and it purrs. We took a run to Itaballi to be sure.",
          ],
          [5, "Had the part on the shelf. I was back on the water the same day."],
          [4, "Honest about what can wait until next month."],
          [
            3,
            "Good mechanic. He was at somebody's boat up river when he should have been at mine, so I lost a day.",
          ],
          [5, "He does not guess. He opens, looks, shows you, and then he talks price."],
        ],
      },
      {
        title: "Outboard service before a long trip up river",
        description:
          "Going up past the falls with ten drums of fuel is not the time to find out that the impeller is old. I change gear oil, plugs, impeller and fuel filter, grease everything that moves, check the prop and the shear pins and pack a small bag of spares with you: plugs, pins, a prop nut, a starter rope.\n\nPrice for one engine up to 75 horse, labour and gear oil. Parts by what is needed. Bring her the day before, not the hour before.",
        subcategory: "outboard-marine",
        price: 22000,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "That little bag of spares saved us above Kamarang. One shear pin, ten minutes, and we went on.",
          ],
          [4, "Thorough. He found a crack in the prop I had not seen."],
        ],
      },
      {
        title: "Engine recovered after it went under water",
        description:
          "When an engine sinks, do not try to start it. Keep it in the water or pour fresh water over it and call me. The first day counts more than anything. I drain it, strip the carbs and electrics, flush with diesel and oil, change what the sand has eaten and bring it back to life slowly.\n\nPrice is for a single outboard up to 40 horse, brought to the shed. If it is past saving I say so before I spend your money, and then it is only 10,000 for the opening.",
        subcategory: "outboard-marine",
        price: 45000,
        priceType: "starting_at",
        when: ["weekdays", "weekends", "evenings"],
        reviews: [
          [
            5,
            "Two nights on the bottom by the sandbank. I had given up on it. Running six months now.",
          ],
          [
            2,
            "It ran for three weeks and then the electrics died. He did warn me that it could happen, but it was plenty money.",
          ],
        ],
      },
      {
        title: "ATV and motorbike repair for the trail",
        description:
          "The backdam kills bikes: mud in the bearings, water in the carb, chain like a wet rope. I clean it all down, change bearings, sprockets and cables, set the valves and fix the frame where it cracked with my welding plant. Honda and Yamaha bikes, Chinese ATVs, all are welcome if they come washed.\n\nThe price is a full trail service, with oil. Parts for Chinese machines can take a week from town on the speedboat. I can give you a lift to the stelling.",
        subcategory: "motorcycle-atv",
        price: 13000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [4, "The ATV came back cleaner than when I bought it."],
          [3, "Fixed, but ten days for a sprocket is long when you have work in the interior."],
        ],
      },
      {
        title: "Dredge engines and pumps kept running",
        description:
          "Lister, Perkins, Deutz and the four-cylinder Toyota people put on gravel pumps. I come to your camp by boat or trail, work from first light and stay until she pulls again. Gaskets, injectors, pump liners, clutches. I take a hammock and my own food, you only provide the road in.\n\nPrice per day on site with one helper. Fuel for the boat is your side and we agree on it before we leave Bartica. Half before, half when the engine runs.",
        subcategory: "heavy-equipment-repair",
        price: 60000,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "Three days in camp with us, always in good mood, and the Perkins runs better than when we bought it.",
          ],
        ],
      },
    ],
  },
];
